import { hydrateRoot } from 'react-dom/client';
import { Live } from './Live';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, <Live />);
