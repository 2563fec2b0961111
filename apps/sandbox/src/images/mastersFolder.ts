import { join } from 'node:path'
import { packageRoot } from './service/packageRoot.js'

/** Folder of the kept pictures, with the studio's photographs in it. */
export const mastersFolder = () => join(packageRoot(), 'media', 'masters')
