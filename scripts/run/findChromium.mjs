import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's, else the Debian package if it can be installed.
 * Null if there is none.
 */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (existsSync(wanted)) return wanted
    console.error(`CHROMIUM_PATH is "${wanted}", but that file does not exist. Correct it or unset it.`)
    return null
  }
  return onPath() ?? (await playwrights()) ?? installDebian()
}

function onPath() {
  for (const command of COMMANDS) {
    const found = spawnSync('which', [command], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(mac) ? mac : null
}

async function playwrights() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : null
}

function installDebian() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return null
  console.log('No Chromium found: installing the Debian package "chromium".')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
  } catch {
    return null
  }
  return onPath()
}
