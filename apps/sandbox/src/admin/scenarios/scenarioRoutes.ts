import type { FastifyInstance } from 'fastify'
import type { AdminContext } from '../adminContext.js'

export function scenarioRoutes(_app: FastifyInstance, _context: AdminContext): void {}
