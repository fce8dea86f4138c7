// The door: styles first, then the page that the address names.
import './lib/style/index.css'
import { mount } from 'svelte'

const target = document.getElementById('page')
if (target) {
  const page = location.pathname === '/gallery' ? import('./gallery/Gallery.svelte') : import('./App.svelte')
  page.then(({ default: Page }) => mount(Page, { target }))
}
