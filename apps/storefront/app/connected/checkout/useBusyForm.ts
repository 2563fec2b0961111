import { useEffect, useState } from 'react'

/** State of a form that the browser submits as a document: busy from the submit until the answer replaces the page. */
export function useBusyForm(): { readonly isBusy: boolean; readonly onSubmit: () => void } {
  const [isBusy, setIsBusy] = useState(false)
  // A page that returns from the back/forward cache is ready again.
  useEffect(() => {
    const reset = () => setIsBusy(false)
    addEventListener('pageshow', reset)
    return () => removeEventListener('pageshow', reset)
  }, [])
  return { isBusy, onSubmit: () => setIsBusy(true) }
}
