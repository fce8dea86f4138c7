// The cloth of every family of games.
import.meta.glob('./*/cloth.css', { eager: true })
