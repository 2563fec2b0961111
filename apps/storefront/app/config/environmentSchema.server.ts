import { z } from 'zod'

const baseUrl = (example: string) =>
  z
    .string({ error: `is not set. Give the address of the back end, for example ${example}` })
    .refine((value) => isHttpUrl(value), { error: `is not an http(s) address. Example: ${example}` })
    .transform((value) => (value.endsWith('/') ? value.slice(0, -1) : value))

const port = (fallback: number) =>
  z.coerce.number({ error: 'is not a port number' }).int().min(0).max(65_535).default(fallback)

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )

const flag = (fallback: '0' | '1') =>
  z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .default(fallback)
    .transform((value) => value === '1')

const switchedOn = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be true or false' })
  .default('false')
  .transform((value) => value === '1' || value === 'true')

const origin = z.string().refine((value) => isOrigin(value), {
  error: 'must be an origin without a path, for example https://www.vitrine.example',
})

const secret = z.string().min(16, { error: 'needs at least 16 characters' })

const httpUrl = z
  .string()
  .refine((value) => isHttpUrl(value), { error: 'must be an http(s) address' })
  .transform((value) => (value.endsWith('/') ? value.slice(0, -1) : value))

/** Every environment variable with its default and the message for an invalid value. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  PUBLIC_ORIGIN: origin.optional(),
  ALLOWED_HOSTS: list,
  TRUSTED_PROXIES: z.coerce
    .number({ error: 'must be the number of proxies in front of the server' })
    .int()
    .min(0)
    .max(8)
    .default(0),
  COMMERCE_BASE_URL: baseUrl('http://127.0.0.1:4010'),
  COMMERCE_ORGANIZATION_ID: z.string().min(1).default('f_ecom_zzvi_001'),
  COMMERCE_SHORT_CODE: z.string().min(1).default('sandbox'),
  COMMERCE_SITE_ID: z.string().min(1).default('halbrenn-master'),
  COMMERCE_CLIENT_ID: z.string().min(1).default('11111111-2222-3333-4444-555555555555'),
  COMMERCE_CLIENT_SECRET: z.string().min(1).optional(),
  COMMERCE_REDIRECT_URI: z
    .string()
    .refine((value) => isHttpUrl(value), { error: 'must be an http(s) address' })
    .optional(),
  HYBRID_ORIGIN: origin.optional(),
  HYBRID_ASSET_PREFIXES: list.refine((prefixes) => prefixes.every(isPathPrefix), {
    error: 'must be paths with a slash at both ends, for example /on/demandware.static/',
  }),
  HYBRID_COOKIES: z
    .string()
    .default('dwsid,dwanonymous_*,cqcid,cquid,sid')
    .transform((value) => value.split(',').map((name) => name.trim()))
    .refine((names) => names.every((name) => /^[\w.-]{1,64}\*?$/.test(name)), {
      error: 'must be cookie names; a * at the end stands for any ending',
    }),
  HYBRID_REDIRECT_ORIGINS: list.refine((origins) => origins.every(isOrigin), {
    error: 'must be origins without a path, for example https://pay.example',
  }),
  LEGACY_ORIGIN: origin.optional(),
  PARTNER_FRAME_ORIGINS: list.refine((origins) => origins.every(isHttpsOrigin), {
    error: 'must be https origins without a path, for example https://clock.corvane.example',
  }),
  SANDBOX_HOST_PATTERN: z
    .string()
    .regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/, {
      error: 'must be a host name, or *. and the end of one, for example *.sandbox.vitrine.example',
    })
    .optional(),
  TOKEN_SYNC: switchedOn,
  SEARCH_INDEXING: flag('1'),
  EINSTEIN_BASE_URL: httpUrl.optional(),
  EINSTEIN_CLIENT_ID: z.string().min(1).optional(),
  EINSTEIN_SITE: z
    .string()
    .regex(/^[A-Za-z0-9]+-[\w-]+$/, { error: 'must be {realm}-{site}, for example aaaa-MainSite' })
    .optional(),
  EINSTEIN_INSTANCE_TYPE: z.enum(['prd', 'sbx']).default('sbx'),
  PAGE_ANALYTICS_BASE_URL: httpUrl.optional(),
  CMS_BASE_URL: baseUrl('http://127.0.0.1:4010'),
  IMAGE_BASE_URL: baseUrl('http://127.0.0.1:4010'),
  IMAGE_CLOUD_NAME: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'may hold a-z, 0-9 and - only' })
    .default('vitrine'),
  PAYMENT_PROVIDER: z.enum(['none', 'testpay', 'adyen'], { error: 'must be none, testpay or adyen' }).optional(),
  TESTPAY_ORIGIN: origin.optional(),
  TESTPAY_PUBLIC_ORIGIN: origin.optional(),
  TESTPAY_SECRET: secret.optional(),
  TESTPAY_WEBHOOK_SECRET: secret.optional(),
  ADYEN_API_BASE: httpUrl.optional(),
  ADYEN_API_KEY: z.string().min(1).optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1).optional(),
  ADYEN_CLIENT_KEY: z.string().min(1).optional(),
  ADYEN_HMAC_KEYS: list.refine((keys) => keys.every((key) => /^(?:[0-9a-f]{2}){16,}$/i.test(key)), {
    error: 'must be hexadecimal keys of at least 32 digits, separated by commas',
  }),
  ADYEN_ENVIRONMENT: z.enum(['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea']).default('test'),
  COMMERCE_ADMIN_CLIENT_ID: z.string().min(1).optional(),
  COMMERCE_ADMIN_CLIENT_SECRET: z.string().min(1).optional(),
  ACCOUNT_MANAGER_BASE_URL: httpUrl.optional(),
  PAYMENT_STORE_FILE: z.string().min(1).optional(),
  PAYMENT_EXTRA_ORIGINS: list.refine((origins) => origins.every(isOrigin), {
    error: 'must be origins without a path, for example https://pay.example',
  }),
  IDENTITY_CHECK_ABOVE: z.coerce.number({ error: 'must be an amount such as 10000' }).positive().optional(),
  TWINT_LIMIT: z.coerce.number({ error: 'must be an amount such as 5000' }).min(0).default(5000),
  INVOICE_LIMIT: z.coerce.number({ error: 'must be an amount such as 3000' }).min(0).default(3000),
  BANK_ACCOUNT_IBAN: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9 ]{10,40}$/, { error: 'must be an IBAN, for example CH93 0076 2011 6238 5295 7' })
    .optional(),
  BANK_ACCOUNT_BIC: z.string().min(1).optional(),
  BANK_ACCOUNT_HOLDER: z.string().min(1).optional(),
  BANK_ACCOUNT_BANK: z.string().min(1).optional(),
  SMTP_URL: z
    .string()
    .refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol), {
      error: 'must be the address of an SMTP server, for example smtps://user:password@mail.example:465',
    })
    .optional(),
  MAIL_OUTBOX_URL: httpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>"\r\n,;:@\\]{1,60} )?<?[^\s<>@,;:"]+@[^\s<>@,;:"]+>?$/, {
      error: 'must be one address, for example Halbrenn <service@halbrenn.example>',
    })
    .optional(),
  SESSION_SECRET: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter((key) => key !== '')),
  PURGE_SECRET: secret.optional(),
  METRICS_TOKEN: secret.optional(),
  PAGE_CACHE_MB: z.coerce.number({ error: 'must be a number of megabytes' }).min(1).max(4096).default(64),
  PAGE_COMPRESSION: flag('1'),
  UPSTREAM_RETRIES: flag('1'),
  UPSTREAM_TIMEOUT_SCALE: z.coerce.number({ error: 'must be a factor such as 2' }).min(0.1).max(20).default(1),
  RATE_LIMIT_SCALE: z.coerce.number({ error: 'must be a factor such as 2' }).min(0.1).max(1000).default(1),
  STOP_DELAY_MS: z.coerce.number({ error: 'must be milliseconds' }).int().min(0).max(60_000).optional(),
})

/** The environment parsed by the schema. */
export type Environment = z.infer<typeof environmentSchema>

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

function isPathPrefix(value: string): boolean {
  return /^\/[\w./-]+\/$/.test(value) && !value.includes('//') && !value.includes('/.')
}

/** Must be a bare https origin, because it is written into the content security policy. */
function isHttpsOrigin(value: string): boolean {
  return isOrigin(value) && value.startsWith('https:')
}

function isOrigin(value: string): boolean {
  return isHttpUrl(value) && new URL(value).origin === value
}
