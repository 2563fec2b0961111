import { type SceneSpec, jewel, watch } from './sceneSpec.js'

/** Scenes around watches. */
export const watchScenes = {
  'home-hero': {
    ground: 'stone',
    colour: '#cdbfae',
    slabs: [
      { shape: 'rect', x: 150, y: -30, width: 900, height: 1500, turn: 9, colour: '#e6dccf', lift: 1 },
      { shape: 'disc', x: 130, y: 40, width: 860, height: 860, colour: '#bfae99', lift: 1.6 },
    ],
    items: [
      { design: watch('dress-round', 'roseGold', 'silver', 'leather', 'brown'), x: 170, y: 0, scale: 0.94, turn: 24 },
      { design: jewel('ring-solitaire', 'yellowGold', 'diamond'), x: -330, y: 300, scale: 0.4, turn: 14 },
    ],
    light: 0.62,
    dusk: 0.22,
  },
  watches: {
    ground: 'stone',
    colour: '#b9b4ad',
    slabs: [
      { shape: 'rect', x: 300, y: 0, width: 620, height: 1700, turn: -14, colour: '#d7d3cc', lift: 1.2 },
      { shape: 'rect', x: -180, y: 90, width: 560, height: 1700, turn: -14, colour: '#8d8880', lift: 0.8 },
    ],
    items: [
      {
        design: watch('chrono-tricompax', 'steel', 'silver', 'leather', 'black'),
        x: 290,
        y: -10,
        scale: 0.88,
        turn: -14,
      },
      { design: watch('moonphase', 'yellowGold', 'blue', 'leather', 'blue'), x: -250, y: 50, scale: 0.88, turn: -14 },
    ],
    light: 0.55,
    dusk: 0.25,
  },
  'mens-watches': {
    ground: 'stone',
    colour: '#3d4144',
    slabs: [
      { shape: 'rect', x: 220, y: -20, width: 760, height: 1800, turn: 18, colour: '#55595b', lift: 1.2 },
      { shape: 'disc', x: -290, y: 250, width: 460, height: 460, colour: '#2b2e30', lift: 1 },
    ],
    items: [
      { design: watch('sport-diver', 'steel', 'blue', 'bracelet', 'silver'), x: 240, y: -20, scale: 0.98, turn: 18 },
      { design: watch('pilot', 'steel', 'black', 'leather', 'cognac'), x: -310, y: 150, scale: 0.72, turn: -22 },
    ],
    light: 0.28,
    dusk: 0.5,
  },
  'ladies-watches': {
    ground: 'cloth',
    colour: '#d8bfb4',
    slabs: [{ shape: 'disc', x: 160, y: 0, width: 900, height: 900, colour: '#efe2da', lift: 1.4 }],
    items: [
      {
        design: watch('ladies-slim', 'yellowGold', 'motherOfPearl', 'bracelet', 'silver'),
        x: 190,
        y: -10,
        scale: 1.02,
        turn: 21,
      },
      { design: jewel('earring-drop', 'yellowGold', 'pearl'), x: -290, y: 110, scale: 0.5, turn: -18 },
    ],
    light: 0.55,
    dusk: 0.16,
  },
  'cpo-hero': {
    ground: 'plain',
    colour: '#000000',
    slabs: [],
    items: [
      {
        design: watch('gmt-traveller', 'steel', 'black', 'bracelet', 'silver'),
        type: 'partnerCpo',
        x: 120,
        y: 30,
        scale: 1.42,
        turn: 17,
      },
    ],
    light: 0,
    dusk: 0.3,
    isRimLit: true,
  },
  'pre-owned-hero': {
    ground: 'plain',
    colour: '#F1EBE5',
    slabs: [
      { shape: 'rect', x: 190, y: -60, width: 860, height: 980, turn: -7, colour: '#e7ddd2', lift: 0.7 },
      { shape: 'rect', x: 260, y: 30, width: 700, height: 860, turn: 4, colour: '#f8f3ed', lift: 0.9 },
    ],
    items: [
      {
        design: watch('tank-rect', 'yellowGold', 'champagne', 'leather', 'burgundy'),
        type: 'newCpo',
        x: 270,
        y: 10,
        scale: 0.86,
        turn: 12,
      },
      {
        design: watch('cushion', 'steel', 'black', 'leather', 'brown'),
        type: 'newCpo',
        x: -310,
        y: 90,
        scale: 0.74,
        turn: -16,
      },
    ],
    light: 0.5,
    dusk: 0.06,
  },
  'corvane-hero': {
    ground: 'stone',
    colour: '#0d3326',
    slabs: [
      { shape: 'rect', x: 200, y: 0, width: 700, height: 1800, turn: 16, colour: '#134a37', lift: 1.3 },
      { shape: 'rect', x: 566, y: -96, width: 8, height: 1800, turn: 16, colour: '#c9a45c', lift: 0.4 },
    ],
    items: [
      {
        design: watch('sport-diver', 'twoTone', 'green', 'bracelet', 'silver'),
        type: 'partner',
        x: 190,
        y: 0,
        scale: 1.12,
        turn: 16,
      },
    ],
    light: 0.2,
    dusk: 0.55,
  },
  'corvane-atelier': {
    ground: 'cloth',
    colour: '#1d3b30',
    slabs: [
      { shape: 'rect', x: 150, y: 0, width: 900, height: 900, turn: 5, colour: '#dcd5c6', lift: 1.1 },
      { shape: 'disc', x: 230, y: -30, width: 560, height: 560, colour: '#25493c', lift: 1 },
    ],
    items: [
      {
        design: watch('integrated-sport', 'steel', 'green', 'none', 'silver'),
        type: 'partner',
        x: 230,
        y: -30,
        scale: 0.74,
        turn: -8,
      },
    ],
    props: [
      { prop: 'loupe', x: -250, y: 150, turn: 0 },
      { prop: 'tweezers', x: -60, y: 330, turn: -64 },
    ],
    light: 0.34,
    dusk: 0.45,
  },
  heritage: {
    ground: 'stone',
    colour: '#4a372a',
    slabs: [{ shape: 'rect', x: 130, y: 20, width: 980, height: 1180, turn: -6, colour: '#e5d8bf', lift: 0.9 }],
    items: [
      { design: watch('moonphase', 'yellowGold', 'white', 'leather', 'brown'), x: 260, y: 20, scale: 0.94, turn: 18 },
    ],
    props: [
      { prop: 'plan', x: -60, y: -60, turn: -6 },
      { prop: 'loupe', x: -280, y: 330, turn: 0 },
    ],
    light: 0.36,
    dusk: 0.5,
  },
} as const satisfies Record<string, SceneSpec>
