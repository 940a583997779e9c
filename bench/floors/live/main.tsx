import { hydrateRoot } from 'react-dom/client';
import { Live } from './Live';

const root = document.getElementById('root');
// The prerendered HTML tells which of the two floors this is.
if (root !== null) hydrateRoot(root, <Live moving={root.querySelector('.moving') !== null} />);
