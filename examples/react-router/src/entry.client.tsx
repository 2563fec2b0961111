import '@vitrine/ui/styles.css'
import './shop.css'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './App'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
hydrateRoot(
  root,
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
