import { type SceneSpec, jewel } from './sceneSpec.js'

/** Scenes around jewellery, gifts and the house. */
export const jewelScenes = {
  jewellery: {
    ground: 'cloth',
    colour: '#cfc3b6',
    slabs: [
      { shape: 'arch', x: 230, y: 60, width: 760, height: 1180, colour: '#ece4da', lift: 1.2 },
      { shape: 'disc', x: -300, y: 260, width: 420, height: 420, colour: '#b7a795', lift: 1.3 },
    ],
    items: [
      { design: jewel('necklace-pendant', 'yellowGold', 'sapphire'), x: 230, y: 60, scale: 0.86, turn: 0 },
      { design: jewel('ring-halo', 'yellowGold', 'sapphire'), x: -300, y: 245, scale: 0.48, turn: 10 },
    ],
    light: 0.55,
    dusk: 0.2,
  },
  'high-jewellery': {
    ground: 'cloth',
    colour: '#17243f',
    slabs: [{ shape: 'disc', x: 170, y: 20, width: 1060, height: 1060, colour: '#20304f', lift: 1.4 }],
    items: [
      { design: jewel('necklace-riviere', 'whiteGold', 'emerald'), x: 170, y: 20, scale: 0.9, turn: 0 },
      { design: jewel('ring-cocktail', 'yellowGold', 'emerald'), x: 180, y: 0, scale: 0.52, turn: 12 },
    ],
    light: 0.2,
    dusk: 0.5,
  },
  rings: {
    ground: 'stone',
    colour: '#d6cdc2',
    slabs: [
      { shape: 'rect', x: 290, y: 160, width: 1000, height: 900, turn: 0, colour: '#e7e0d6', lift: 1 },
      { shape: 'rect', x: 420, y: 330, width: 760, height: 620, turn: 0, colour: '#c3b6a5', lift: 1.2 },
    ],
    items: [
      { design: jewel('ring-solitaire', 'platinum', 'diamond'), x: 300, y: 150, scale: 0.8, turn: 10 },
      { design: jewel('ring-eternity', 'yellowGold', 'diamond'), x: -240, y: -180, scale: 0.5, turn: 26 },
      { design: jewel('ring-halo', 'whiteGold', 'ruby'), x: -290, y: 300, scale: 0.46, turn: -4 },
    ],
    light: 0.6,
    dusk: 0.16,
  },
  necklaces: {
    ground: 'stone',
    colour: '#c6c2bd',
    slabs: [{ shape: 'arch', x: 160, y: 80, width: 980, height: 1240, colour: '#e3dfd9', lift: 1.3 }],
    items: [
      { design: jewel('necklace-riviere', 'whiteGold', 'diamond'), x: 160, y: 0, scale: 0.92, turn: 0 },
      { design: jewel('necklace-pendant', 'whiteGold', 'aquamarine'), x: 160, y: -190, scale: 0.7, turn: 0 },
    ],
    light: 0.5,
    dusk: 0.16,
  },
  earrings: {
    ground: 'cloth',
    colour: '#a9b0a6',
    slabs: [
      { shape: 'disc', x: 220, y: 0, width: 860, height: 860, colour: '#dfe0d8', lift: 1.4 },
      { shape: 'disc', x: -330, y: 300, width: 380, height: 380, colour: '#c5c8be', lift: 1.2 },
    ],
    items: [
      { design: jewel('earring-drop', 'yellowGold', 'emerald'), x: 220, y: -60, scale: 0.82, turn: 10 },
      { design: jewel('earring-hoop', 'yellowGold', 'none'), x: -330, y: 290, scale: 0.4, turn: -14 },
    ],
    light: 0.55,
    dusk: 0.2,
  },
  bracelets: {
    ground: 'stone',
    colour: '#c9bba9',
    slabs: [
      { shape: 'rect', x: 240, y: -20, width: 900, height: 1700, turn: 12, colour: '#e3d8c9', lift: 1.1 },
      { shape: 'disc', x: -290, y: 270, width: 520, height: 520, colour: '#b19d86', lift: 1.1 },
    ],
    items: [
      { design: jewel('bracelet-links', 'yellowGold', 'none'), x: 220, y: -120, scale: 0.84, turn: -6 },
      { design: jewel('bracelet-tennis', 'whiteGold', 'diamond'), x: 330, y: 290, scale: 0.6, turn: 14 },
      { design: jewel('bracelet-bangle', 'roseGold', 'none'), x: -290, y: 270, scale: 0.52, turn: 16 },
    ],
    light: 0.55,
    dusk: 0.2,
  },
  pearls: {
    ground: 'cloth',
    colour: '#b9c3c9',
    slabs: [{ shape: 'disc', x: 180, y: 0, width: 1120, height: 1120, colour: '#dde3e5', lift: 1.3 }],
    items: [
      { design: jewel('necklace-pearls', 'whiteGold', 'pearl'), x: 180, y: 0, scale: 0.9, turn: 16 },
      { design: jewel('earring-drop', 'whiteGold', 'pearl'), x: 190, y: -50, scale: 0.46, turn: 16 },
    ],
    light: 0.5,
    dusk: 0.2,
  },
  gifts: {
    ground: 'plain',
    colour: '#7c2a35',
    slabs: [{ shape: 'rect', x: 200, y: 0, width: 1100, height: 1600, turn: -8, colour: '#8d3641', lift: 0.9 }],
    items: [
      { design: jewel('set-box', 'yellowGold', 'pearl', 'green'), x: 270, y: -80, scale: 0.74, turn: 6 },
      { design: jewel('gift-card', 'yellowGold', 'none', 'green'), x: -260, y: 270, scale: 0.5, turn: -6 },
    ],
    props: [{ prop: 'ribbon', x: 330, y: 420, turn: -6 }],
    light: 0.28,
    dusk: 0.35,
  },
  craft: {
    ground: 'stone',
    colour: '#6b5644',
    slabs: [
      { shape: 'rect', x: 190, y: 0, width: 1020, height: 860, turn: -5, colour: '#f3efe8', lift: 0.8 },
      { shape: 'rect', x: 150, y: 150, width: 700, height: 480, turn: 6, colour: '#ffffff', lift: 0.6 },
    ],
    items: [{ design: jewel('ring-band', 'yellowGold', 'none'), x: 420, y: -190, scale: 0.42, turn: 18 }],
    props: [
      { prop: 'looseStones', x: 150, y: 130, turn: 6 },
      { prop: 'tweezers', x: -225, y: -60, turn: -22 },
      { prop: 'loupe', x: -310, y: 310, turn: 0 },
    ],
    light: 0.4,
    dusk: 0.35,
  },
} as const satisfies Record<string, SceneSpec>
