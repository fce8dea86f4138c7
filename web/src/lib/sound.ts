// Short dry sounds of paper and wood, made here and now: filtered noise for paper, damped tones for wood.

export type Loudness = 'off' | 'quiet' | 'full'
export type Sound = 'lay' | 'draw' | 'shuffle' | 'slap' | 'knock' | 'tick' | 'up' | 'down' | 'tear'

// A rustle: noise through a band, from one pitch to another, swelling and dying.
interface Rustle {
  kind: 'rustle'
  at: number
  lasts: number
  from: number
  to: number
  narrow: number
  gain: number
  swell: number
}
// A block of wood: a tone that bends a little and dies at once.
interface Block {
  kind: 'block'
  at: number
  lasts: number
  pitch: number
  bend: number
  gain: number
}

const rustle = (
  at: number,
  lasts: number,
  from: number,
  to: number,
  gain: number,
  narrow = 0.8,
  swell = 0.08,
): Rustle => ({ kind: 'rustle', at, lasts, from, to, narrow, gain, swell })
const block = (at: number, lasts: number, pitch: number, gain: number, bend = 0.86): Block => ({
  kind: 'block',
  at,
  lasts,
  pitch,
  bend,
  gain,
})

const SCORES: Record<Sound, (Rustle | Block)[]> = {
  // a card on cloth: a soft slide, then a flat tap
  lay: [rustle(0, 0.05, 2600, 1500, 0.25), rustle(0.035, 0.06, 900, 420, 0.7, 0.7, 0.02), block(0.035, 0.05, 150, 0.3)],
  // a card slides off the pile
  draw: [rustle(0, 0.15, 1400, 3400, 0.42, 0.9, 0.6)],
  // seven flutters and a tap
  shuffle: [
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => rustle(i * 0.026, 0.034, 2200 + i * 130, 1500, 0.3, 1.2, 0.1)),
    block(0.2, 0.045, 170, 0.25),
  ],
  // a card slapped on the heap
  slap: [
    rustle(0, 0.03, 4200, 1800, 0.9, 0.5, 0.01),
    rustle(0.005, 0.09, 700, 240, 0.9, 0.6, 0.01),
    block(0, 0.09, 110, 0.7, 0.7),
  ],
  // knuckles on the table, twice: your turn
  knock: [
    block(0, 0.09, 210, 0.7),
    rustle(0, 0.02, 1200, 500, 0.3, 0.8, 0.01),
    block(0.12, 0.1, 190, 0.6),
    rustle(0.12, 0.02, 1200, 500, 0.25, 0.8, 0.01),
  ],
  // the last seconds of a ring
  tick: [block(0, 0.035, 1250, 0.25, 0.95), rustle(0, 0.012, 5200, 3800, 0.2, 1.5, 0.01)],
  // two wood blocks upwards: the race is won
  up: [block(0, 0.09, 620, 0.5, 0.96), block(0.095, 0.13, 930, 0.5, 0.97)],
  // and downwards: it is lost
  down: [block(0, 0.09, 560, 0.5, 0.94), block(0.095, 0.14, 370, 0.55, 0.92)],
  // paper is torn: an event
  tear: [
    rustle(0, 0.23, 1800, 5200, 0.55, 0.5, 0.75),
    ...[0.04, 0.085, 0.12, 0.16, 0.19].map((at) => rustle(at, 0.014, 3800, 2600, 0.5, 1.5, 0.05)),
  ],
}

// Brings all sounds to one loudness; the slap is a little above the rest.
const LEVEL: Record<Sound, number> = {
  lay: 2,
  draw: 2.6,
  shuffle: 2.8,
  slap: 1.1,
  knock: 1.5,
  tick: 1.6,
  up: 1.6,
  down: 1.5,
  tear: 2.2,
}
const VOLUME: Record<Loudness, number> = { off: 0, quiet: 0.22, full: 0.7 }

let room: AudioContext | undefined
let hiss: AudioBuffer | undefined

// How long a sound lasts, in seconds.
export const length = (sound: Sound): number => Math.max(...SCORES[sound].map(({ at, lasts }) => at + lasts))

// Makes a sound now; silently nothing where the browser has no ear for it yet.
export function play(sound: Sound, loudness: Loudness): void {
  if (loudness === 'off' || typeof AudioContext === 'undefined') return
  room ??= new AudioContext()
  if (room.state === 'suspended') void room.resume()
  perform(room, sound, VOLUME[loudness])
}

// Plays the score of a sound into a room, from now on.
export function perform(into: BaseAudioContext, sound: Sound, volume: number): void {
  const all = into.createGain()
  all.gain.value = volume * LEVEL[sound]
  all.connect(into.destination)
  for (const part of SCORES[sound]) {
    if (part.kind === 'rustle') whisper(into, part, all)
    else strike(into, part, all)
  }
}

function whisper(into: BaseAudioContext, part: Rustle, out: AudioNode): void {
  const start = into.currentTime + part.at
  const source = into.createBufferSource()
  source.buffer = noise(into)
  const band = into.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = part.narrow
  band.frequency.setValueAtTime(part.from, start)
  band.frequency.exponentialRampToValueAtTime(part.to, start + part.lasts)
  source
    .connect(band)
    .connect(envelope(into, start, part.lasts, part.gain, part.swell))
    .connect(out)
  source.start(start, (part.at * 7) % 0.4, part.lasts)
}

function strike(into: BaseAudioContext, part: Block, out: AudioNode): void {
  const start = into.currentTime + part.at
  const tone = into.createOscillator()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(part.pitch, start)
  tone.frequency.exponentialRampToValueAtTime(part.pitch * part.bend, start + part.lasts)
  tone.connect(envelope(into, start, part.lasts, part.gain, 0.02)).connect(out)
  tone.start(start)
  tone.stop(start + part.lasts)
}

// Swells to its height and dies away; `swell` is the share of the time it takes to swell.
function envelope(into: BaseAudioContext, start: number, lasts: number, gain: number, swell: number): GainNode {
  const shape = into.createGain()
  shape.gain.setValueAtTime(0.0001, start)
  shape.gain.exponentialRampToValueAtTime(gain, start + lasts * swell)
  shape.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  return shape
}

// One second of noise, made once.
function noise(into: BaseAudioContext): AudioBuffer {
  if (hiss && hiss.sampleRate === into.sampleRate) return hiss
  hiss = into.createBuffer(1, into.sampleRate, into.sampleRate)
  const samples = hiss.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return hiss
}
