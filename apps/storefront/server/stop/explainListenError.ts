/** The server could not open its port; the message says how to fix it. */
class ListenError extends Error {
  override readonly name = 'ListenError'
}

/** Converts a system error to one that names the variable to change. */
export function explainListenError(cause: unknown, listen: { readonly host: string; readonly port: number }): Error {
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  const where = `${listen.host}:${listen.port}`
  if (code === 'EADDRINUSE')
    return new ListenError(
      `Port ${listen.port} is in use, so the storefront cannot start. Stop the other process or set PORT to a free port.`,
      { cause },
    )
  if (code === 'EACCES')
    return new ListenError(
      `Port ${listen.port} needs rights that this process does not have. Set PORT to 1024 or higher.`,
      { cause },
    )
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ListenError(
      `This machine has no address ${where}. Set HOST to one of its addresses, for example 127.0.0.1.`,
      { cause },
    )
  return cause instanceof Error ? cause : new ListenError(`The storefront could not listen on ${where}.`, { cause })
}
