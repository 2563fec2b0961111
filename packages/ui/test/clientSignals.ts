const signals = [
  /\buse[A-Z]\w*(?:<[^()]*>)?\(/,
  /\buse\(/,
  /\b(?:createContext|lazy|memo)(?:<[^()]*>)?\(/,
  /\bon[A-Z]\w*=\{/,
  /\bref=\{\(/,
  /<(?:Theme|StyledEngine|Cache)Provider\b/,
  /^import (?!type\b)[^;]*?from 'react-intl'/m,
  /^import (?!type\b)[^;]*?from '@(?:emotion\/|mui\/material\/(?!styles'))/m,
  /\bextends (?:Pure)?Component\b/,
]

const browser = /\b(?:globalThis|window|document|navigator|localStorage|sessionStorage)\./

/**
 * Whether a module can run on the client only: hooks, context, handlers, browser APIs, react-intl, MUI. A plain function
 * may speak of the browser: who calls it decides where it runs.
 */
export function needsClient(path: string, source: string): boolean {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return signals.some((signal) => signal.test(code)) || (path.endsWith('.tsx') && browser.test(code))
}

/** Whether the module says so: the directive counts only on the first line. */
export function saysClient(source: string): boolean {
  return source.startsWith("'use client'\n")
}

/** Modules that hold data: class names, texts, tokens. A directive would turn their values into references. */
export function isData(path: string): boolean {
  return /\.css\.ts$|\.messages\.ts$|\/tokens\.ts$/.test(path)
}
