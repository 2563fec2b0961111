const signals = [
  /\buse[A-Z]\w*(?:<[^()]*>)?\(/,
  /\buse\(/,
  /\b(?:createContext|lazy|memo)(?:<[^()]*>)?\(/,
  /\bon[A-Z]\w*=\{/,
  /\bmergeProps\(\{[^}]*\bon[A-Z]/,
  /\bref=\{\(/,
  /<(?:Theme|StyledEngine|Cache)Provider\b/,
  /^import (?!type\b)[^;]*?from 'react-intl'/m,
  /^import (?!type\b)[^;]*?from '@(?:emotion\/|mui\/material\/(?!styles'))/m,
  /\bextends (?:Pure)?Component\b/,
]

const browser = /\b(?:globalThis|window|document|navigator|localStorage|sessionStorage)\./

/**
 * Whether a module must be a client module: hooks, context, handlers, browser APIs, react-intl, MUI. A plain function
 * may reference the browser, because its caller decides where it runs.
 */
export function needsClient(path: string, source: string): boolean {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return signals.some((signal) => signal.test(code)) || (path.endsWith('.tsx') && browser.test(code))
}

/** Whether the module has the client directive, which counts on the first line only. */
export function saysClient(source: string): boolean {
  return source.startsWith("'use client'\n")
}

/** Data modules: class names, messages, tokens. A directive would turn their values into client references. */
export function isData(path: string): boolean {
  return /\.css\.ts$|\.messages\.ts$|\/tokens\.ts$/.test(path)
}
