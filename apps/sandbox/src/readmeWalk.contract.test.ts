import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { createSandbox } from './createSandbox.js'

const sandbox = await createSandbox()
afterAll(() => sandbox.close())

/** The code block of the README that follows `<!-- walk -->`. */
function readWalk(): string {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const block = readme.split('<!-- walk -->')[1]?.split('```bash\n')[1]?.split('\n```')[0]
  if (!block) throw new Error('The README has no walk. Add it as a bash block after "<!-- walk -->".')
  return block
}

/** Runs a script with bash, as if a reader had pasted it. */
function runBash(script: string, origin: string): Promise<{ output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const bash = spawn('bash', ['-s'], { env: { ...process.env, SANDBOX: origin, NODE_OPTIONS: '' } })
    let output = ''
    let errors = ''
    bash.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    bash.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    bash.on('error', reject)
    bash.on('close', () => resolve({ output, errors }))
    bash.stdin.end(script)
  })
}

it('the walk of the README runs from login to order', async () => {
  const origin = await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const { output, errors } = await runBash(readWalk(), origin)
  expect(errors).toBe('')
  expect(output).toMatch(/^Order: \d+ is created$/m)
}, 60_000)
