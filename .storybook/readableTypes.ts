import type { Plugin } from 'vite'

/**
 * react-docgen calls every `readonly X[]` "unknown". This hides the modifier from it, in a component's own file and of
 * the same length, so that the props table names the type and positions stay.
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
