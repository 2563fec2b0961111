import { useEffect } from 'react'
import { withToolbarSettings } from './withToolbarSettings.ts'

/** Applies the settings of the toolbar to the stories that a docs page shows in frames. */
export function useFrameSettings(globals: Readonly<Record<string, unknown>>): void {
  useEffect(() => {
    const update = () => {
      for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe[src]')) {
        const src = withToolbarSettings(frame.src, globals)
        if (src !== frame.src) frame.src = src
      }
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [globals])
}
