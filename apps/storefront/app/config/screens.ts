/** Native routes with a screen of their own, by the module that contains it; all others show the "soon" page. */
const screens: Readonly<Record<string, string>> = { '/cart': 'CartScreen' }

/** Names of the modules that contain a screen. */
export const screenModules: readonly string[] = Object.values(screens)

/** The module of a native page's screen; null = the page has none of its own. */
export function screenModule(native: { readonly name: string } | null): string | null {
  return native && Object.hasOwn(screens, native.name) ? (screens[native.name] ?? null) : null
}
