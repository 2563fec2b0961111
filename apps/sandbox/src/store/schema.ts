import { TRACKING_TABLES } from './schema/trackingTables.js'
import { SUBMISSION_TABLES } from './schema/submissionTables.js'
import { CONTEXT_TABLES } from './schema/contextTables.js'
import { AUTH_TABLES } from './schema/authTables.js'
import { BASKET_TABLES } from './schema/basketTables.js'
import { CUSTOMER_TABLES } from './schema/customerTables.js'
import { ORDER_TABLES } from './schema/orderTables.js'
import { MAIL_TABLES } from './schema/mailTables.js'

/** Increase with every change of a table: a database of another version is emptied when opened. */
export const SCHEMA_VERSION = 10

/** Tables of the sandbox. Times are epoch milliseconds; `custom` columns contain `c_*` fields as JSON. */
export const SCHEMA = [
  AUTH_TABLES,
  CUSTOMER_TABLES,
  BASKET_TABLES,
  ORDER_TABLES,
  MAIL_TABLES,
  CONTEXT_TABLES,
  SUBMISSION_TABLES,
  TRACKING_TABLES,
].join('')
