import type { DatabaseSync } from 'node:sqlite'
import { integer, integerOrNull, text, textOrNull, type Row } from './row.js'

/** Profile fields beyond names and e-mail, e.g. `phoneHome`, as in responses. */
export type ProfileFields = Readonly<Record<string, unknown>>

/** A stored registered customer. */
export interface StoredCustomer {
  readonly customerId: string
  readonly customerNo: string
  /** As entered by the customer; compared case-insensitively. */
  readonly login: string
  /** See `hashPassword`; null = registered without a password. */
  readonly passwordHash: string | null
  /** Increases with every change of login or password, which invalidates tokens of an older version. */
  readonly credentialsVersion: number
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string
  readonly profile: ProfileFields
  /** `c_*` fields. */
  readonly custom: ProfileFields
  /** Groups in addition to those of every customer, e.g. `staff-sale`. */
  readonly customerGroups: readonly string[]
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Epoch milliseconds. */
  readonly modifiedAt: number
  /** Epoch milliseconds; null = never. */
  readonly lastLoginAt: number | null
  /** Epoch milliseconds; null = never. */
  readonly previousLoginAt: number | null
}

export interface CustomerRepository {
  find(customerId: string): StoredCustomer | null
  /** Ignores case. */
  findByLogin(login: string): StoredCustomer | null
  /** Next free customer number, eight digits. */
  nextCustomerNo(): string
  /** Inserts or replaces. False when another customer has the login. */
  save(customer: StoredCustomer): boolean
}

/** Normalises a login for comparison. */
export function loginKey(login: string): string {
  return login.toLowerCase()
}

/** Stores registered customers in the table `customer`. */
export function createCustomerRepository(database: DatabaseSync): CustomerRepository {
  const find = database.prepare('SELECT * FROM customer WHERE customer_id = ?')
  const findByLogin = database.prepare('SELECT * FROM customer WHERE login_key = ?')
  const maximum = database.prepare('SELECT coalesce(max(CAST(customer_no AS INTEGER)), 1000) AS number FROM customer')
  const save = database.prepare(`
    INSERT INTO customer VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (customer_id) DO UPDATE SET login = excluded.login, login_key = excluded.login_key,
      password_hash = excluded.password_hash, credentials_version = excluded.credentials_version,
      email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name,
      profile = excluded.profile, custom = excluded.custom, customer_groups = excluded.customer_groups,
      modified_at = excluded.modified_at, last_login_at = excluded.last_login_at,
      previous_login_at = excluded.previous_login_at
  `)
  const read = (row: Row | undefined) => (row ? toCustomer(row) : null)
  return {
    find: (customerId) => read(find.get(customerId)),
    findByLogin: (login) => read(findByLogin.get(loginKey(login))),
    nextCustomerNo() {
      const row = maximum.get()
      return String((row ? integer(row, 'number') : 0) + 1).padStart(8, '0')
    },
    save(customer) {
      const owner = read(findByLogin.get(loginKey(customer.login)))
      if (owner && owner.customerId !== customer.customerId) return false
      save.run(...columns(customer))
      return true
    },
  }
}

function columns(customer: StoredCustomer) {
  return [
    customer.customerId,
    customer.customerNo,
    customer.login,
    loginKey(customer.login),
    customer.passwordHash,
    customer.credentialsVersion,
    customer.email,
    customer.firstName,
    customer.lastName,
    JSON.stringify(customer.profile),
    JSON.stringify(customer.custom),
    JSON.stringify(customer.customerGroups),
    customer.createdAt,
    customer.modifiedAt,
    customer.lastLoginAt,
    customer.previousLoginAt,
  ]
}

function toCustomer(row: Row): StoredCustomer {
  const profile: ProfileFields = JSON.parse(text(row, 'profile'))
  const custom: ProfileFields = JSON.parse(text(row, 'custom'))
  const customerGroups: readonly string[] = JSON.parse(text(row, 'customer_groups'))
  return {
    customerId: text(row, 'customer_id'),
    customerNo: text(row, 'customer_no'),
    login: text(row, 'login'),
    passwordHash: textOrNull(row, 'password_hash'),
    credentialsVersion: integer(row, 'credentials_version'),
    email: text(row, 'email'),
    firstName: textOrNull(row, 'first_name'),
    lastName: text(row, 'last_name'),
    profile,
    custom,
    customerGroups,
    createdAt: integer(row, 'created_at'),
    modifiedAt: integer(row, 'modified_at'),
    lastLoginAt: integerOrNull(row, 'last_login_at'),
    previousLoginAt: integerOrNull(row, 'previous_login_at'),
  }
}
