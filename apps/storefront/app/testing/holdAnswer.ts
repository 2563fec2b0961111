import type { FakeAnswer } from '@vitrine/commerce-client/testing/fakeRoutes'

/** A response that is held until it is released. */
export function holdAnswer(answer: FakeAnswer) {
  const gate = Promise.withResolvers<void>()
  const held: FakeAnswer = async (call) => {
    await gate.promise
    return answer(call)
  }
  return { answer: held, release: () => gate.resolve() }
}
