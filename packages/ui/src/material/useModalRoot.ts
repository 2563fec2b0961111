'use client'

import { useForkRef } from '@mui/material/utils'
import { type Ref, type RefCallback, useLayoutEffect, useState } from 'react'
import { backgroundOf } from '../modal/inertBackground.js'

interface ModalRoot {
  /** Ref for the modal's child of `body`. */
  readonly rootRef: RefCallback<HTMLDivElement> | null
  /** null until the modal is mounted. */
  readonly root: HTMLDivElement | null
}

/**
 * Makes everything behind an open modal inert: no pointer, no focus, no find-in-page. Runs in the layout phase, so that
 * the opener is focusable again before Material returns the focus.
 */
export function useModalRoot(isOpen: boolean, ref: Ref<HTMLDivElement> | undefined): ModalRoot {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const rootRef = useForkRef<HTMLDivElement>(setRoot, ref)
  useLayoutEffect(() => (isOpen && root ? backgroundOf(root) : undefined), [isOpen, root])
  return { rootRef, root }
}
