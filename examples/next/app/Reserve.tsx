'use client'

import { Button } from '@vitrine/ui/Button'
import { TextField } from '@vitrine/ui/TextField'
import dynamic from 'next/dynamic'
import { useState } from 'react'

// Material never runs on the server and loads with the first click.
const Dialog = dynamic(() => import('@vitrine/ui/Dialog').then(({ Dialog }) => Dialog), { ssr: false })

export function Reserve() {
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <>
      <TextField label="E-mail" type="email" autoComplete="email" mark="none" className="field" />
      <Button onClick={() => setIsOpen(true)}>Bestil tid</Button>
      {isOpen !== undefined && (
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="En tid i butikken">
          <p>Vi ringer til dig inden i morgen aften.</p>
        </Dialog>
      )}
    </>
  )
}
