#pragma once
#include "CAssetsFiles.h"
#include "CAssetsWords.h"
