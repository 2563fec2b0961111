import { fileURLToPath } from 'node:url'
import { EnvironmentError, parseEnvironment, type StorefrontConfig } from '../app/config/env.server.js'
import { readAssets } from './assets/assetManifest.js'
import { createHost, type Host } from './createHost.js'
import { createGracefulStop } from './stop/gracefulStop.js'
import { explainListenError } from './stop/explainListenError.js'

const DEVELOPMENT_ASSETS = {
  scripts: ['/app/entry.client.tsx'],
  preloadScripts: [],
  templateScripts: {},
  templateStyles: {},
  criticalCss: '',
  stylesheets: [],
  fonts: {},
  messageIds: null,
}

async function developmentHost(config: StorefrontConfig): Promise<Host> {
  const { createDevelopmentServer } = await import('./dev/createDevelopmentServer.js')
  const development = await createDevelopmentServer(fileURLToPath(new URL('..', import.meta.url)))
  const { createApp } = development
  return createHost({
    config,
    createApp,
    development,
    assets: DEVELOPMENT_ASSETS,
    buildId: 'development',
    clientDirectory: null,
  })
}

async function productionHost(config: StorefrontConfig): Promise<Host> {
  // This file is built to dist/server, beside dist/client.
  const clientDirectory = fileURLToPath(new URL('../client', import.meta.url))
  const { createStorefrontApp } = await import('../app/entry.server.js')
  return createHost({ config, createApp: createStorefrontApp, clientDirectory, ...readAssets(clientDirectory) })
}

async function start(): Promise<void> {
  const config = parseEnvironment(process.env)
  const host = await (config.mode === 'development' ? developmentHost(config) : productionHost(config))
  const stop = createGracefulStop({ host, delayMs: config.stopDelayMs, exit: (code) => process.exit(code) })
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  process.on('unhandledRejection', (error) => host.server.log.error({ err: error }, 'Unhandled rejection'))
  process.on('uncaughtException', (error) => {
    host.server.log.fatal({ err: error }, 'Uncaught exception')
    void stop('uncaughtException')
  })
  await host.server.listen({ host: config.listen.host, port: config.listen.port }).catch((error: unknown) => {
    throw explainListenError(error, config.listen)
  })
}

start().catch((error: unknown) => {
  const isPlain = error instanceof EnvironmentError || (error instanceof Error && error.name === 'ListenError')
  console.error(isPlain ? error.message : error)
  process.exit(1)
})
