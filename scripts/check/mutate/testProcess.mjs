import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root, toolEnv } from '../../run/run.mjs'

const SCRIPT = fileURLToPath(new URL('./runTests.mjs', import.meta.url))

/** The process that runs the tests. It begins with the first run, and anew after one that took too long. */
export function testProcess(sources) {
  let child

  const answer = (message, firstLimit, limit = firstLimit) =>
    new Promise((resolve, reject) => {
      const asked = child
      const settle = (act) => (value) => {
        clearTimeout(timer)
        asked.removeAllListeners()
        act(value)
      }
      const kill = () => {
        child = undefined
        asked.removeAllListeners()
        asked.once('exit', () => resolve({ hung: ended }))
        asked.kill('SIGKILL')
      }
      let ended = 0
      let timer = setTimeout(kill, firstLimit)
      const next = (value) => {
        if (value !== 'ended') return settle(resolve)(value)
        ended += 1
        clearTimeout(timer)
        timer = setTimeout(kill, limit)
      }
      asked.on('message', next)
      asked.once('exit', (code) => {
        child = undefined
        settle(reject)(new Error(`The process of the tests ended with ${code}.`))
      })
      asked.send(message)
    })

  return {
    /**
     * The results of the tests; `{ hung }` if a file did not end within `limit` ms, or the first within `firstLimit`, and the
     * process was killed: the number of files that had ended before.
     */
    async run(order, firstLimit, limit) {
      if (!child) {
        child = fork(SCRIPT, {
          cwd: root,
          env: toolEnv({ NODE_ENV: 'test', VITEST: 'true' }),
          stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        })
        child.stderr.on('data', (chunk) => process.env.MUTATE_DEBUG && process.stderr.write(chunk))
        const started = await answer({ sources }, 60_000)
        if (started !== 'ready') return started
      }
      return answer(order, firstLimit, limit)
    },
    stop: () => child?.kill('SIGKILL'),
  }
}
