import { join } from 'node:path'
import { packageRoot } from './service/packageRoot.js'

/** Folder of the studio's photographs, of the grounds and of the index. */
export const mastersFolder = () => join(packageRoot(), 'media', 'masters')
