import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Specimen } from './specimen.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Specimen />
  </StrictMode>,
);
