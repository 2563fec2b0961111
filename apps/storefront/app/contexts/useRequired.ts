import { type Context, use } from 'react'

/** The value of a context. @throws Error when no provider is above the component. */
export function useRequired<Value>(context: Context<Value | null>, name: string): Value {
  const value = use(context)
  if (value === null) throw new Error(`No <${name}Context> is above this component. Render it inside Frame.`)
  return value
}
