import type { FieldFault } from './fault.js'

/** Validation errors of the step "how": `methodId` must be one of the offered methods; empty = valid. */
export function checkoutDeliveryProblems(
  { methodId }: { readonly methodId: string },
  methodIds: readonly string[],
): readonly FieldFault<'methodId'>[] {
  return methodIds.includes(methodId) ? [] : [{ name: 'methodId', kind: 'choose' }]
}
