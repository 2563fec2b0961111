'use client'

import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../hydration/useIsHydrated.js'
import { SelectField } from '../SelectField/SelectField.js'
import * as css from './ContactForm.css.js'
import { hasSubReasons, subReasonsOf } from '../../rules/contactRules.js'
import type { ContactFields } from './useContactFields.js'
import type { FieldErrors } from './useFormSending.js'

export interface ReasonFieldsProps {
  readonly fields: ContactFields
  readonly errors: FieldErrors
}

/** Main reason and its sub-reasons. Without scripts all sub-reasons are shown, grouped by main reason. */
export function ReasonFields({ fields: { rules, defaults, field }, errors }: ReasonFieldsProps) {
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(defaults.mainReason ?? '')
  const isHydrated = useIsHydrated()
  // Adopts a reason chosen before hydration.
  useEffect(() => setChosen(select.current?.value ?? ''), [])
  const subReasons = subReasonsOf(rules.reasons, chosen)
  const sub = field('subReason', errors)
  return (
    <>
      <SelectField
        {...field('mainReason', errors)}
        ref={select}
        defaultValue={defaults.mainReason}
        options={rules.reasons}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {isHydrated && subReasons.length > 0 && (
        <SelectField key={chosen} {...sub} defaultValue={defaults.subReason} options={subReasons} />
      )}
      {!isHydrated && rules.reasons.some(hasSubReasons) && (
        <div className={css.withoutScripts}>
          <SelectField
            {...sub}
            required={false}
            defaultValue={defaults.subReason}
            options={rules.reasons
              .filter(hasSubReasons)
              .map(({ label, subReasons: options = [] }) => ({ label, options }))}
          />
        </div>
      )}
    </>
  )
}
