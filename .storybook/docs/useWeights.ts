import { useSyncExternalStore } from 'react'
import type { ComponentWeight } from '../componentWeights.ts'

type Weights = Readonly<Record<string, ComponentWeight | undefined>>

const NONE: Weights = {}
const listeners = new Set<() => void>()
let weights: Weights | null = null

/** Sizes by component name; empty until they are loaded, or when the package has not been built. */
export function useWeights(): Weights {
  return useSyncExternalStore(subscribe, () => weights ?? NONE)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && weights === null) void load()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load() {
  const response = await fetch('./component-weights.json').catch(() => null)
  weights = response?.ok ? await response.json().catch(() => NONE) : NONE
  for (const listener of listeners) listener()
}
