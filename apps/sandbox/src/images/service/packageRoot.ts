import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the sandbox package, for both source and bundle. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) {
      throw new Error(
        'No package.json found above the image service, so its media cannot be located. Run it inside the package.',
      )
    }
    folder = parent
  }
  return folder
}
