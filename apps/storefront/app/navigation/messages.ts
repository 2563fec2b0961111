import type { MessageFormatElement } from 'react-intl'

/** Texts by message id, as syntax trees: the browser has no parser for them. */
export type Messages = Record<string, MessageFormatElement[]>
