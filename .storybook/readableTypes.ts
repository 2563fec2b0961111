import type { Plugin } from 'vite'

/**
 * react-docgen reports every `readonly X[]` as "unknown". This replaces the modifier by spaces in component files, so
 * that the props table names the type and source positions are unchanged.
 */
export function readableTypes(): Plugin {
  return {
    name: 'vitrine:readable-types',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/ui\/src\/components\/.+(?<!\.stories|\.test)\.tsx$/.test(id)) return null
      return { code: withoutReadonlyArrays(code), map: null }
    },
  }
}

/** `a?: readonly X[] | undefined` becomes `a?:          X[] | undefined`. */
export function withoutReadonlyArrays(code: string): string {
  return code.replace(/(?<=[:|(<,=]\s*)readonly (?=[\w.<>'[\]| ]+?\[\])/g, ' '.repeat('readonly '.length))
}
