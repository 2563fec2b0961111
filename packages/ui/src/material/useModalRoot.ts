'use client'

import { useForkRef } from '@mui/material/utils'
import { type Ref, type RefCallback, useLayoutEffect, useState } from 'react'
import { backgroundOf } from '../modal/inertBackground.js'

interface ModalRoot {
  /** For the element that is the modal's child of `body`. */
  readonly rootRef: RefCallback<HTMLDivElement> | null
  /** null until the modal is in the document. */
  readonly root: HTMLDivElement | null
}

/**
 * Makes everything behind an open modal inert: no pointer, no focus, no find-in-page. The layout phase matters: what
 * opened the modal must be able to take the focus back before Material returns it.
 */
export function useModalRoot(isOpen: boolean, ref: Ref<HTMLDivElement> | undefined): ModalRoot {
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const rootRef = useForkRef<HTMLDivElement>(setRoot, ref)
  useLayoutEffect(() => (isOpen && root ? backgroundOf(root) : undefined), [isOpen, root])
  return { rootRef, root }
}
