// One blade, one card: who dares?
import { AMBER, CREAM, cut, disc, ground, INK, put, RED, STOCK } from '../paper'

const half = (d: string, inner: string) => cut(STOCK, d) + cut(INK, inner)
const blossom = (x: number, y: number, s: number) =>
  put(
    x,
    y,
    [0, 72, 144, 216, 288]
      .map((a) => `<ellipse cx="0" cy="-6" rx="4.5" ry="6" fill="${RED}" transform="rotate(${a})"/>`)
      .join('') + disc(AMBER, 0, 0, 2.5),
    0,
    s,
  )

export const draw = () =>
  ground(CREAM) +
  disc(RED, 160, 100, 78) +
  put(152, 92, half('M-46-66h84a8 8 0 0 1 8 8v54l-100 60V-58a8 8 0 0 1 8-8z', 'M-42-56h76v50l-84 50v-94z'), -6) +
  put(172, 124, half('M46-14v66a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8v-6z', 'M38 2v48h-76v-3z'), 5) +
  cut(AMBER, 'M22 172l20-12 6 10-20 12z') +
  cut(INK, 'M-4 188l34-20 6 10-34 20zM38 156l10-6 12 20-10 6z') +
  cut(AMBER, 'M52 156 286 28l14-2-8 12L58 168z') +
  cut(STOCK, 'M54 160 300 26l-8 12L58 168z') +
  blossom(38, 44, 1.3) +
  blossom(70, 26, 0.9) +
  blossom(276, 158, 1.4) +
  blossom(250, 182, 0.9) +
  blossom(296, 120, 0.8) +
  cut(INK, 'M0 204h320v6H0z')
