import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import MuiButton from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import LinearProgress from '@mui/material/LinearProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import MuiPagination from '@mui/material/Pagination'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Skeleton from '@mui/material/Skeleton'
import Slider from '@mui/material/Slider'
import SnackbarContent from '@mui/material/SnackbarContent'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { ThemeProvider } from '@mui/material/styles'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.js'
import { muiComponents } from './muiComponents.js'
import { muiTheme } from './muiTheme.js'
import { surface } from './surface.css.js'

const theme = muiTheme(undefined, muiComponents)

function Material({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <div style={{ display: 'grid', gap: 40, padding: '32px 24px', maxWidth: 960 }}>{children}</div>
    </ThemeProvider>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 } as const
const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', gap: 24 } as const

const meta = {
  title: 'Foundation/Material',
  component: Material,
  args: { children: null },
  parameters: {
    guidance: {
      do: [
        'Use it on sites that already use Material, for a consistent theme.',
        'Add the component styles with muiTheme(key, muiComponents).',
      ],
      dont: ['Use a Material component when the system has its own, which is lighter and needs no script.'],
    },
  },
} satisfies Meta<typeof Material>

export default meta
type Story = StoryObj<typeof meta>

export const Actions: Story = {
  render: () => (
    <Material>
      <div style={row}>
        <MuiButton variant="contained">Book an appointment</MuiButton>
        <MuiButton variant="outlined">Contact us</MuiButton>
        <MuiButton>Read on</MuiButton>
        <MuiButton variant="contained" size="small">
          Small
        </MuiButton>
      </div>
      <div style={row}>
        <Button>Ours, beside it</Button>
        <Button variant="secondary">Contact us</Button>
      </div>
      <div style={row}>
        <Chip label="Steel" onDelete={() => {}} />
        <Chip label="Automatic" color="primary" onClick={() => {}} />
        <ToggleButtonGroup value="grid" exclusive aria-label="View">
          <ToggleButton value="grid">Grid</ToggleButton>
          <ToggleButton value="list">List</ToggleButton>
        </ToggleButtonGroup>
        <Avatar>EM</Avatar>
      </div>
    </Material>
  ),
  play: async ({ canvas }) => {
    const theirs = await canvas.findByRole('button', { name: 'Book an appointment' })
    const ours = canvas.getByRole('button', { name: 'Ours, beside it' })
    const look = (element: Element) => {
      const { backgroundColor, color, minHeight, borderRadius, letterSpacing, fontSize, fontFamily } =
        getComputedStyle(element)
      return { backgroundColor, color, minHeight, borderRadius, letterSpacing, fontSize, fontFamily }
    }
    await expect(look(theirs)).toEqual(look(ours))
  },
}

export const Fields: Story = {
  render: () => (
    <Material>
      <div style={columns}>
        <TextField label="First name" autoComplete="given-name" />
        <TextField label="Email" defaultValue="anna@" error helperText="Please enter a complete address." />
        <TextField label="Country" select defaultValue="ch">
          <MenuItem value="ch">Switzerland</MenuItem>
          <MenuItem value="dk">Denmark</MenuItem>
        </TextField>
        <TextField label="Message" multiline minRows={3} helperText="At most 500 characters." />
      </div>
      <div style={row}>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Newsletter" />
        <FormControlLabel control={<Checkbox />} label="Catalogue" />
        <FormControlLabel control={<Switch defaultChecked />} label="Remember me" />
        <FormControlLabel control={<Switch />} label="Share" />
      </div>
      <div>
        <FormLabel id="way">Reach me by</FormLabel>
        <RadioGroup row defaultValue="mail" aria-labelledby="way">
          <FormControlLabel value="mail" control={<Radio />} label="Email" />
          <FormControlLabel value="phone" control={<Radio />} label="Telephone" />
        </RadioGroup>
      </div>
      <div style={{ paddingInline: 12 }}>
        <Slider defaultValue={[20, 70]} getAriaLabel={(index) => (index === 0 ? 'From' : 'To')} />
      </div>
    </Material>
  ),
}

function Departments() {
  const [value, setValue] = useState(0)
  return (
    <Tabs value={value} onChange={(_event, next: number) => setValue(next)} aria-label="Departments">
      <Tab label="Watches" />
      <Tab label="Jewellery" />
      <Tab label="Pre-owned" />
    </Tabs>
  )
}

export const NavigationAndData: Story = {
  render: () => (
    <Material>
      <Typography variant="h2">The quiet hour</Typography>
      <Departments />
      <Table aria-label="Pieces">
        <TableHead>
          <TableRow>
            <TableCell>Reference</TableCell>
            <TableCell>Case</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>124.060</TableCell>
            <TableCell>Steel, 41 mm</TableCell>
            <TableCell align="right">CHF 9’200</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>126.334</TableCell>
            <TableCell>Gold, 36 mm</TableCell>
            <TableCell align="right">CHF 31’400</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <MuiPagination count={6} defaultPage={2} />
      <Stepper activeStep={1}>
        {['Piece', 'Address', 'Payment'].map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <div>
        <Accordion defaultExpanded>
          <AccordionSummary>Service and warranty</AccordionSummary>
          <AccordionDetails>Every piece is serviced in our own workshop.</AccordionDetails>
        </Accordion>
        <Accordion>
          <AccordionSummary>Delivery and return</AccordionSummary>
          <AccordionDetails>Insured, within two days.</AccordionDetails>
        </Accordion>
      </div>
    </Material>
  ),
}

export const Messages: Story = {
  render: () => (
    <Material>
      <Alert severity="success">Your enquiry has been sent.</Alert>
      <Alert severity="info">The boutique in Bern is open again.</Alert>
      <Alert severity="warning">This piece is reserved until Friday.</Alert>
      <Alert severity="error">The address is not complete.</Alert>
      <SnackbarContent message="Added to your wishlist" />
      <LinearProgress aria-label="Loading" variant="determinate" value={40} />
      <Skeleton variant="rectangular" height={80} />
    </Material>
  ),
}

export const OpenDialog: Story = {
  render: () => (
    <Material>
      <Dialog open aria-labelledby="title">
        <DialogTitle id="title">Reserve this piece?</DialogTitle>
        <DialogContent>
          <DialogContentText>We keep it for you for two days, without obligation.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <MuiButton variant="outlined">Not now</MuiButton>
          <MuiButton variant="contained">Reserve</MuiButton>
        </DialogActions>
      </Dialog>
    </Material>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Reserve this piece?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await waitFor(() => expect(getComputedStyle(dialog.parentElement ?? dialog).opacity).toBe('1'))
  },
}

function SortMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div style={row}>
      <MuiButton variant="outlined" onClick={(event) => setAnchor(event.currentTarget)}>
        Sort by
      </MuiButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected>Newest</MenuItem>
        <MenuItem>Price, ascending</MenuItem>
      </Menu>
      <Tooltip title="Weekdays, 9 to 18">
        <MuiButton>Opening hours</MuiButton>
      </Tooltip>
    </div>
  )
}

export const OpenMenu: Story = {
  render: () => (
    <Material>
      <SortMenu />
    </Material>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort by' }))
    const menu = await screen.findByRole('menu')
    await expect(within(menu).getByRole('menuitem', { name: 'Newest' })).toHaveFocus()
  },
}

export const OnADarkBand: Story = {
  render: () => (
    <Material>
      <div className={surface.dark} style={{ ...row, padding: 32 }}>
        <MuiButton variant="contained">Book an appointment</MuiButton>
        <MuiButton variant="outlined">Contact us</MuiButton>
        <TextField label="Email" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="Newsletter" />
      </div>
    </Material>
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Contact us' })
    const band = button.parentElement
    if (!band) throw new Error('The story has rendered no band around the button.')
    await expect(getComputedStyle(button).color).toBe(getComputedStyle(band).color)
  },
}
