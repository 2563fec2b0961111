/** A file of a mail. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** A mail to one person, with the same content as HTML and as plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[] | undefined
  readonly replyTo?: string | undefined
}

/** Port to a mail service. */
export interface MailSender {
  /**
   * Sends a mail once.
   *
   * @param id equal for each repetition of the same mail, so that receivers recognise duplicates
   * @throws MailError
   */
  send(mail: Mail, id: string): Promise<void>
  close(): Promise<void>
}

/**
 * Why a mail was not sent. `temporary`: it certainly was not accepted, and may be sent again. `permanent`: it would be
 * refused again. `unknown`: it may have been accepted.
 */
export type MailFailure = 'temporary' | 'permanent' | 'unknown'

/** A mail was not sent. The message contains no address and no content. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly failure: MailFailure

  constructor(failure: MailFailure, reason: string, options?: ErrorOptions) {
    super(`The mail was not sent (${failure}): ${reason}.`, options)
    this.failure = failure
  }
}
