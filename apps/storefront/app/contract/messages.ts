import type { MessageFormatElement } from 'react-intl'

/** Messages by id, compiled to syntax trees: the browser bundle has no ICU parser. */
export type Messages = Record<string, MessageFormatElement[]>
