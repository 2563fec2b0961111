import { describeComponent } from '../../../test/describeComponent.js'
import { listing } from '../../../test/pieces.js'
import { Pagination } from './Pagination.js'

describeComponent('Pagination', Pagination, { pagination: listing.pagination, total: 124 }, ['shown'])
