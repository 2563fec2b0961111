import type { FakeAnswer } from '@vitrine/commerce-client/testing/fakeRoutes'

/** An answer that comes only when the test lets it. */
export function holdAnswer(answer: FakeAnswer) {
  const gate = Promise.withResolvers<void>()
  const held: FakeAnswer = async (call) => {
    await gate.promise
    return answer(call)
  }
  return { answer: held, release: () => gate.resolve() }
}
