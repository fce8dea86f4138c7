declare module 'virtual:lids/*' {
  const lids: Record<string, string[]>
  export default lids
}
