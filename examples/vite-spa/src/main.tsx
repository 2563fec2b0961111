import '@vitrine/ui/styles.css'
import './shop.css'
import messages from '@vitrine/ui/messages/de'
import { UiProvider } from '@vitrine/ui/provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Shop } from './Shop'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <UiProvider locale="de-CH" messages={messages}>
      <Shop />
    </UiProvider>
  </StrictMode>,
)
