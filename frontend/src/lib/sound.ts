/** Sound: short card sounds, made here rather than fetched. Off unless the player has asked for them. */

import { settings } from "./settings.svelte";

export type Sound = "laid" | "captured" | "dealt" | "turn";

let context: AudioContext | undefined;
let grain: AudioBuffer | undefined;

/** Play a sound if sounds are on. Before the first press on the page a browser keeps silent, and so do we. */
export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
  const now = context.currentTime;
  switch (which) {
    case "laid":
      slap(context, now, 1900, 0.05, 0.35);
      break;
    case "captured":
      slap(context, now, 1500, 0.06, 0.4);
      slap(context, now + 0.09, 2300, 0.09, 0.22);
      break;
    case "dealt":
      for (let i = 0; i < 8; i++) slap(context, now + i * 0.055, 2600 + (i % 2) * 300, 0.035, 0.16);
      break;
    case "turn":
      bell(context, now, 784);
      bell(context, now + 0.16, 1047);
  }
}

/** Card on cloth: a breath of noise in a narrow band, gone at once. */
function slap(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const source = audio.createBufferSource();
  source.buffer = grain ??= noise(audio);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 0.9;
  source.connect(band).connect(fading(audio, at, length, loud)).connect(audio.destination);
  source.start(at, 0, length + 0.02);
}

/** A small bell: a tone and its overtone. */
function bell(audio: AudioContext, at: number, pitch: number): void {
  for (const [times, loud] of [[1, 0.16], [2.76, 0.05]] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * times;
    tone.connect(fading(audio, at, 0.5, loud)).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.6);
  }
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

/** Half a second of noise; the same every time, for no chance is needed here. */
function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let i = 0; i < samples.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[i] = state / 0x80000000;
  }
  return buffer;
}
