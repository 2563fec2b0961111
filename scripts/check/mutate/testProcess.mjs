import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root, toolEnv } from '../../run/run.mjs'

const SCRIPT = fileURLToPath(new URL('./runTests.mjs', import.meta.url))

/** The process that runs the tests. It begins with the first run, and anew after one that took too long. */
export function testProcess(sources) {
  let child

  const answer = (message, limit) =>
    new Promise((resolve, reject) => {
      const asked = child
      const settle = (act) => (value) => {
        clearTimeout(timer)
        asked.removeAllListeners()
        act(value)
      }
      const timer = setTimeout(() => {
        child = undefined
        asked.removeAllListeners()
        asked.once('exit', () => resolve('timeout'))
        asked.kill('SIGKILL')
      }, limit)
      asked.once('message', settle(resolve))
      asked.once('exit', (code) => {
        child = undefined
        settle(reject)(new Error(`The process of the tests ended with ${code}.`))
      })
      asked.send(message)
    })

  return {
    /** What the tests said; 'timeout' if they did not end within the limit. */
    async run(order, limit) {
      if (!child) {
        child = fork(SCRIPT, {
          cwd: root,
          env: toolEnv({ NODE_ENV: 'test', VITEST: 'true' }),
          stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        })
        child.stderr.on('data', (chunk) => process.env.MUTATE_DEBUG && process.stderr.write(chunk))
        if ((await answer({ sources }, 60_000)) === 'timeout') return 'timeout'
      }
      return answer(order, limit)
    },
    stop: () => child?.kill('SIGKILL'),
  }
}
