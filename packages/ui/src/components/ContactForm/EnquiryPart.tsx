'use client'

import { FormattedMessage } from 'react-intl'
import { Fieldset } from '../Fieldset/Fieldset.js'
import { SelectField } from '../SelectField/SelectField.js'
import { TextArea } from '../TextArea/TextArea.js'
import { messages } from './ContactForm.messages.js'
import type { ContactSettings } from '../../rules/contactRules.js'
import { ReasonFields, type ReasonFieldsProps } from './ReasonFields.js'

export interface EnquiryPartProps extends ReasonFieldsProps {
  readonly stores: ContactSettings['stores']
}

/** Subject of the enquiry: reasons, boutique, message. */
export function EnquiryPart({ fields, errors, stores = [] }: EnquiryPartProps) {
  const { rules, defaults, field, isShown } = fields
  return (
    <Fieldset legend={<FormattedMessage {...messages.enquiry} />}>
      {isShown('mainReason') && <ReasonFields fields={fields} errors={errors} />}
      {isShown('store') && <SelectField {...field('store', errors)} defaultValue={defaults.store} options={stores} />}
      <TextArea
        {...field('message', errors)}
        defaultValue={defaults.message}
        characterLimit={rules.messageLimit}
        autoComplete="off"
      />
    </Fieldset>
  )
}
