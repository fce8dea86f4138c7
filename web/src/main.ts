// The door: styles first, then the page that the address names.
import './lib/style/index.css'
import './lib/games/cloths'
import './lib/forms.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('page')
if (target) {
  if (location.pathname === '/gallery')
    void import('./gallery/Gallery.svelte').then(({ default: Page }) => mount(Page, { target }))
  else mount(App, { target })
}

// The shell and the rules open without a line, once they have been here.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => setTimeout(() => navigator.serviceWorker.register('/worker.js').catch(() => {}), 3000))
}
